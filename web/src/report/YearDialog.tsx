import type { YearFigures } from '@grzadka/contract/report/year-figures';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../core/ui/overlays/Dialog.tsx';
import { reportText } from './report.text.ts';
import { YearChart } from './YearChart.tsx';
import { yearFacts } from './year-facts.ts';

interface YearDialogProps {
  open: boolean;
  figures: YearFigures;
  onClose: () => void;
}

/** A year at a glance on top of a screen that has no room for it. */
export function YearDialog({ open, figures, onClose }: YearDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="md" isWide>
      <DialogTitle>{reportText.figures(figures.year)}</DialogTitle>
      <DialogContent>
        <Stack gap={16}>
          <FactList facts={Object.values(yearFacts(figures))} />
          <YearChart figures={figures} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{reportText.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
