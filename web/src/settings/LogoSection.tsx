import { settingsEndpoints } from '@grzadka/contract/settings/settings.endpoints';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../core/api/call.ts';
import { useFormActions } from '../core/form/form-actions.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../core/record/useDeletion.ts';
import { AddIcon, DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { Section } from '../core/ui/Section.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { settingsPaths } from './settings.paths.ts';
import { useSettingsChanged } from './settings.queries.ts';
import { logoText } from './settings.text.ts';

/** The logo, which is set and removed beside the form; what is typed there waits meanwhile. */
export function LogoSection({ logoUrl }: { logoUrl: string | null }) {
  const { report } = useFormActions();
  const tellChanged = useSettingsChanged();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusWhenRemoved(buttons, logoUrl);
  const deletion = useDeletion<string>({
    remove: () => call(settingsEndpoints.removeLogo, {}),
    onDeleted: () => notify.success(logoText.removed),
    failures: { show: report },
    onSettled: () => void tellChanged(),
  });
  return (
    <Section title={logoText.title}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {logoUrl !== null && (
          <Box component="img" src={logoUrl} alt={logoText.alt} sx={logoStyle} />
        )}
        <Typography color="textSecondary">
          {logoUrl === null ? logoText.none : logoText.shown}
        </Typography>
        <Stack ref={buttons} direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            component={ScreenLink}
            to={settingsPaths.logo}
            variant="outlined"
            startIcon={logoUrl === null ? <AddIcon /> : <EditIcon />}
          >
            {logoUrl === null ? logoText.add : logoText.change}
          </Button>
          {logoUrl !== null && (
            <Button
              variant="outlined"
              startIcon={<DeleteIcon />}
              onClick={() => deletion.ask(logoUrl)}
            >
              {logoText.remove}
            </Button>
          )}
        </Stack>
      </Stack>
      <DeletionQuestion
        deletion={deletion}
        title={logoText.removeTitle}
        question={() => logoText.removeQuestion}
      />
    </Section>
  );
}

/** The focus goes on at what is left when the button goes with the logo. */
function useFocusWhenRemoved(buttons: RefObject<HTMLElement | null>, logoUrl: string | null): void {
  const before = useRef(logoUrl);
  useEffect(() => {
    const isRemoved = before.current !== null && logoUrl === null;
    before.current = logoUrl;
    if (isRemoved && document.activeElement === document.body) {
      buttons.current?.querySelector('a')?.focus();
    }
  }, [buttons, logoUrl]);
}

/** On the light ground that it has where people sign in. */
const logoStyle = {
  maxWidth: '100%',
  width: 160,
  height: 160,
  p: 1,
  objectFit: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
} as const;
