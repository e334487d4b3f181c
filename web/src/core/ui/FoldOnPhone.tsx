import { mdiChevronDown } from '@mdi/js';
import { Button, Stack, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card } from './elements/Card.tsx';
import { Text } from './elements/Text.tsx';
import styles from './FoldOnPhone.module.css';
import { icon } from './icon.ts';

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
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
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
        <Card className={styles['card']}>
          <Text as="h2" kind="h6">
            <Button
              fullWidth
              color="inherit"
              aria-expanded={false}
              aria-controls={id}
              endIcon={<ChevronIcon />}
              onClick={open}
              sx={{ px: 0, font: 'inherit', justifyContent: 'space-between', textAlign: 'start' }}
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
        spacing={{ xs: 2, sm: 3 }}
        sx={{ outline: 'none', ...(isFolded && folded) }}
      >
        {children}
      </Stack>
    </div>
  );
}

const folded = { display: 'none', '@media print': { display: 'flex' } } as const;
