import { mdiChevronDown } from '@mdi/js';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './elements/Button.tsx';
import { Card } from './elements/Card.tsx';
import { classNames } from './elements/class-names.ts';
import { Stack } from './elements/Stack.tsx';
import { Text } from './elements/Text.tsx';
import styles from './FoldOnPhone.module.css';
import { useMediaQuery } from './hooks/useMediaQuery.ts';
import { icon } from './icon.ts';
import waiting from './loading/WaitingPlace.module.css';

const ChevronIcon = icon(mdiChevronDown, 'Chevron');

interface FoldOnPhoneProps {
  /** What stands for the sections until they are asked for. */
  title: string;
  /** Somebody was led to them. */
  isOpened?: boolean;
  children: ReactNode;
}

/** Sections that a phone shows once their title is pressed; on paper they are there. */
export function FoldOnPhone({ title, isOpened = false, children }: FoldOnPhoneProps) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const [isOpen, setOpen] = useState(isOpened);
  const sections = useRef<HTMLDivElement>(null);
  const id = useId();
  const isFolded = isPhone && !isOpen;
  const open = () => {
    flushSync(() => setOpen(true));
    // The button is gone, and reading goes on with what it opened.
    sections.current?.focus();
  };
  return (
    <div>
      {isFolded && (
        <Card className={styles['folded']}>
          <Text as="h2" kind="h6">
            <Button
              isPlain
              aria-expanded={false}
              aria-controls={id}
              endIcon={<ChevronIcon />}
              onClick={open}
              className={styles['opener']}
            >
              {title}
            </Button>
          </Text>
        </Card>
      )}
      <Stack
        ref={sections}
        id={id}
        tabIndex={-1}
        gap={16}
        className={classNames(styles['sections'], waiting['steady'])}
      >
        {children}
      </Stack>
    </div>
  );
}
