import { useMay } from '../../../core/access/access.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { latePart } from '../../../core/ui/loading/late-part.tsx';
import { keepFocus } from '../meter/keep-focus.ts';
import type { Standing } from '../order/standings.ts';
import { readInOrder } from '../order/standings.ts';
import { walkText } from '../walk.text.ts';
import styles from './WalkTools.module.css';

const SetOrder = latePart(async () => (await import('./SetOrder.tsx')).SetOrder);

interface WalkToolsProps {
  standings: ReadonlyMap<string, Standing>;
  /** Each undefined where there is nothing to do it with. */
  onSkip: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onSearch: () => void;
}

/** The ways through a walk besides saving. */
export function WalkTools({ standings, onSkip, onLater, onPrevious, onSearch }: WalkToolsProps) {
  const mayWrite = useMay('meter:write');
  const meterIds = readInOrder(standings);
  return (
    <nav aria-label={walkText.ways} className={styles['tools']}>
      <Button
        look="outlined"
        size="large"
        onMouseDown={keepFocus}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        {walkText.previous}
      </Button>
      <Button
        look="outlined"
        size="large"
        onMouseDown={keepFocus}
        disabled={!onSkip}
        onClick={onSkip}
      >
        {walkText.skip}
      </Button>
      <Button
        look="outlined"
        size="large"
        onMouseDown={keepFocus}
        disabled={!onLater}
        onClick={onLater}
      >
        {walkText.later}
      </Button>
      <Button look="outlined" size="large" onMouseDown={keepFocus} onClick={onSearch}>
        {walkText.search}
      </Button>
      <SetOrder open={mayWrite && meterIds.length > 1} meterIds={meterIds} />
    </nav>
  );
}
