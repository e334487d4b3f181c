import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../core/api/call.ts';
import { useFormActions } from '../core/form/form-actions.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../core/record/useDeletion.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon, DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import styles from './settings.module.css';
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
      <Stack gap={16} className={styles['imageSection']}>
        {url !== null && <img src={url} alt={text.title} style={box} className={styles['image']} />}
        <Text isQuiet>{url === null ? text.none : text.shown}</Text>
        <Row ref={buttons} gap={12}>
          <ButtonLink
            to={form}
            look="outlined"
            startIcon={url === null ? <AddIcon /> : <EditIcon />}
          >
            {url === null ? text.add : text.change}
          </ButtonLink>
          {url !== null && (
            <Button look="outlined" startIcon={<DeleteIcon />} onClick={() => deletion.ask(url)}>
              {text.remove}
            </Button>
          )}
        </Row>
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
