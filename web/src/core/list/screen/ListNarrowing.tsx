import type { ListDefinition } from '@grzadka/contract/core/list/list';
import { useRef, useState } from 'react';
import { Button } from '../../ui/elements/Button.tsx';
import { latePart } from '../../ui/loading/late-part.tsx';
import { ListChips } from '../filter/ListChips.tsx';
import type { ListRow } from '../list-data-source.ts';
import type { NarrowedRows } from '../loading/useNarrowedRows.ts';

const ListSettings = latePart(
  async () => (await import('../drawer/ListSettings.tsx')).ListSettings,
);

interface ListNarrowingProps {
  list: ListDefinition;
  narrowed: NarrowedRows<ListRow>;
  /** What the button says that opens filters and order. */
  label: string;
}

/** What narrows a list down and how it is ordered, for a screen that is no list but made of one. */
export function ListNarrowing({ list, narrowed, label }: ListNarrowingProps) {
  const { settings, change, filters, switchOff } = narrowed;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outlined"
        ref={button}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...ListSettings.ahead}
      >
        {label}
      </Button>
      {filters.length > 0 && (
        <ListChips
          filters={filters}
          onSwitchOff={(key) => {
            switchOff(key);
            // The chip that had the focus is gone.
            button.current?.focus();
          }}
        />
      )}
      <ListSettings
        list={list}
        settings={settings}
        options={undefined}
        open={isOpen}
        onChange={change}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
