import { type ButtonLook, EndIcon, lookOf, StartIcon } from '../elements/Button.tsx';
import { AnyLink, type AnyLinkProps } from './AnyLink.tsx';

/** A link that looks as a button does. */
export function ButtonLink({
  look,
  size,
  isPlain,
  isAtStart,
  flush,
  startIcon,
  endIcon,
  className,
  children,
  ...link
}: ButtonLook & AnyLinkProps) {
  return (
    <AnyLink {...link} {...lookOf({ look, size, isPlain, isAtStart, flush, className })}>
      <StartIcon>{startIcon}</StartIcon>
      {children}
      <EndIcon>{endIcon}</EndIcon>
    </AnyLink>
  );
}
