import { inWords, type SenderPart } from '@grzadka/contract/settings/paper-lacks';
import { Alert, Button } from '@mui/material';
import { useMay } from '../core/access/access.ts';
import { lacksText } from '../core/paper/lacks.text.ts';
import { paths } from '../core/paths.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { chargeText } from './charge.text.ts';

/** Warns of what notices would be printed without, with the way to where it is typed; nothing where all is there (docs/product/paper.md#what-is-missing). */
export function PaperLacksAlert({ lacks }: { lacks: readonly SenderPart[] }) {
  const mayMend = useMay('settings:write');
  if (lacks.length === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        mayMend && (
          <Button component={ReturningLink} to={paths.settings} color="inherit" size="small">
            {lacksText.settings}
          </Button>
        )
      }
    >
      {`${chargeText.paperLacks(inWords(lacks))} ${mayMend ? lacksText.mend : lacksText.ask}`}
    </Alert>
  );
}
