import { type ReactNode, useState } from 'react';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import styles from './FirstOnes.module.css';
import { reminderText } from './reminder.text.ts';

/** As many are shown at first, and with each press more: a browser is slow with thousands. */
const portion = 50;

interface FirstOnesProps<Item> {
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A list that may be long, and the way to more of it. */
export function FirstOnes<Item>({ label, items, children }: FirstOnesProps<Item>) {
  const [shown, setShown] = useState(portion);
  return (
    <Stack gap={16}>
      <PlainList hasLongWords aria-label={label} className={styles['list']}>
        {items.slice(0, shown).map((item) => children(item))}
      </PlainList>
      {items.length > shown && (
        <Button isAtStart look="outlined" onClick={() => setShown(shown + portion)}>
          {reminderText.more(items.length - shown)}
        </Button>
      )}
    </Stack>
  );
}
