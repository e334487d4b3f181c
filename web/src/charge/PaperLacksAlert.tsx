import { inWords, type SenderPart } from '@grzadka/contract/settings/paper-lacks';
import { useMay } from '../core/access/access.ts';
import { lacksText } from '../core/paper/lacks.text.ts';
import { paths } from '../core/paths.ts';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { chargeText } from './charge.text.ts';

/** Warns of what notices would be printed without, with the way to where it is typed; nothing where all is there (docs/product/paper.md#what-is-missing). */
export function PaperLacksAlert({ lacks }: { lacks: readonly SenderPart[] }) {
  const mayMend = useMay('settings:write');
  if (lacks.length === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        mayMend && (
          <ButtonLink isReturning isPlain to={paths.settings} size="small">
            {lacksText.settings}
          </ButtonLink>
        )
      }
    >
      {`${chargeText.paperLacks(inWords(lacks))} ${mayMend ? lacksText.mend : lacksText.ask}`}
    </Notice>
  );
}
