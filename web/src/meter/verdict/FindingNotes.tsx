import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import styles from './FindingNotes.module.css';
import { verdictText } from './verdict.text.ts';

interface FindingNotesProps {
  findings: readonly Finding[];
  /** The value that was probably meant, as it is typed. */
  meant: string | undefined;
  /** Puts it in the place of what was typed. */
  onPutIn: (meant: string) => void;
}

/** What was found in a value, said once it is there; what refuses it is said by the field when it is saved. */
export function FindingNotes({ findings, meant, onPutIn }: FindingNotesProps) {
  return (
    <output className={styles['notes']}>
      {findings
        .filter(({ level }) => level !== 'refuse')
        .map(({ code, level, text }) => (
          <Notice
            key={code}
            tone={level === 'confirm' ? 'warning' : 'info'}
            className={styles['note']}
          >
            {text}
            {code === 'swapped' && meant !== undefined && (
              <div className={styles['action']}>
                <Button look="outlined" isPlain onClick={() => onPutIn(meant)}>
                  {verdictText.putIn(Number(meant))}
                </Button>
              </div>
            )}
          </Notice>
        ))}
    </output>
  );
}
