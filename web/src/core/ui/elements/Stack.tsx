import type { ComponentProps, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './Stack.module.css';

const gaps = { 4: 'gap4', 8: 'gap8', 12: 'gap12', 16: 'gap16', 24: 'gap24' } as const;

/** What stands below or beside each other with equal room between. */
interface StackProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'span' | 'section' | 'fieldset' | 'ul' | 'ol' | 'output' | 'nav';
  /** The room between, in pixels. */
  gap: keyof typeof gaps;
  ref?: Ref<HTMLElement>;
}

/** What it holds stands below each other. */
export function Stack(stack: StackProps) {
  return <Laid way="column" {...stack} />;
}

interface RowProps extends StackProps {
  /** What is lower than others stands in the middle of the line. */
  isCentred?: boolean;
}

/** What it holds stands beside each other, and goes on in a further line where there is no room. */
export function Row({ isCentred = false, className, ...row }: RowProps) {
  return (
    <Laid way="row" className={classNames(isCentred && styles['centred'], className)} {...row} />
  );
}

function Laid({
  as: Element = 'div',
  way,
  gap,
  className,
  ...rest
}: StackProps & { way: 'column' | 'row' }) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles[way], styles[gaps[gap]], className)}
    />
  );
}
