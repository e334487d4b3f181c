import type { ComponentProps } from 'react';
import { Button } from '../ui/elements/Button.tsx';

/** The button that sends a form. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, 'size' | 'children'>) {
  return (
    <Button
      type="submit"
      look="filled"
      // A field that is left may tell what is wrong with it, which would move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
}
