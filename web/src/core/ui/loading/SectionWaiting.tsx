import { errorText } from '../../api/api-error.ts';
import { Button } from '../elements/Button.tsx';
import { Notice } from '../elements/Notice.tsx';
import { Text } from '../elements/Text.tsx';
import { uiText } from '../ui.text.ts';

interface SectionWaitingProps {
  /** What could not be read, where reading has failed. */
  error: unknown;
  /** The sentence that says so. */
  failed: string;
  retry: () => Promise<unknown>;
}

/** Stands in a section for what has not been read yet, or could not be; what is below it in a `ScreenColumn` waits with it. */
export function SectionWaiting({ error, failed, retry }: SectionWaitingProps) {
  if (error == null) {
    return (
      <Text data-waiting isQuiet>
        {uiText.loading}
      </Text>
    );
  }
  return (
    <Notice
      tone="error"
      action={
        <Button isPlain onClick={() => void retry()}>
          {uiText.retry}
        </Button>
      }
    >
      {`${failed} ${errorText(error)}`}
    </Notice>
  );
}
