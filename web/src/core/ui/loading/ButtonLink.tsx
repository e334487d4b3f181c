import { type ButtonLook, lookOf, StartIcon } from '../elements/Button.tsx';
import { ScreenLink, type ScreenLinkProps } from './ScreenLink.tsx';

/** A link to another screen that looks as a button does. */
export function ButtonLink({
  look,
  size,
  isPlain,
  startIcon,
  className,
  children,
  ...link
}: ButtonLook & ScreenLinkProps) {
  return (
    <ScreenLink {...link} {...lookOf({ look, size, isPlain, className })}>
      <StartIcon>{startIcon}</StartIcon>
      {children}
    </ScreenLink>
  );
}
