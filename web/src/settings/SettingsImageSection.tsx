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
import { useSettingsChanged } from './settings.queries.ts';
import { type SettingsImageName, settingsImages } from './settings-images.ts';

/** An image that is set and removed beside the form; what is typed there waits meanwhile. `url` is its address, null without one. */
export function SettingsImageSection({
  name,
  url,
}: {
  name: SettingsImageName;
  url: string | null;
}) {
  const { remove, form, box, text } = settingsImages[name];
  const { report } = useFormActions();
  const tellChanged = useSettingsChanged();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusWhenRemoved(buttons, url);
  const deletion = useDeletion<string>({
    remove: () => call(remove, {}),
    onDeleted: () => notify.success(text.removed),
    failures: { show: report },
    onSettled: () => void tellChanged(),
  });
  return (
    <Section title={text.title}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {url !== null && (
          <Box component="img" src={url} alt={text.title} sx={{ ...imageStyle, ...box }} />
        )}
        <Typography color="textSecondary">{url === null ? text.none : text.shown}</Typography>
        <Stack ref={buttons} direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            component={ScreenLink}
            to={form}
            variant="outlined"
            startIcon={url === null ? <AddIcon /> : <EditIcon />}
          >
            {url === null ? text.add : text.change}
          </Button>
          {url !== null && (
            <Button variant="outlined" startIcon={<DeleteIcon />} onClick={() => deletion.ask(url)}>
              {text.remove}
            </Button>
          )}
        </Stack>
      </Stack>
      <DeletionQuestion
        deletion={deletion}
        title={text.removeTitle}
        question={() => text.removeQuestion}
      />
    </Section>
  );
}

/** The focus goes on at what is left when the button goes with the logo. */
function useFocusWhenRemoved(buttons: RefObject<HTMLElement | null>, url: string | null): void {
  const before = useRef(url);
  useEffect(() => {
    const isRemoved = before.current !== null && url === null;
    before.current = url;
    if (isRemoved && document.activeElement === document.body) {
      buttons.current?.querySelector('a')?.focus();
    }
  }, [buttons, url]);
}

/** On the light ground that a logo has where people sign in. */
const imageStyle = {
  maxWidth: '100%',
  p: 1,
  objectFit: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
} as const;
