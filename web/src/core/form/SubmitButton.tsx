import { Button, type ButtonProps } from '@mui/material';

/** The button that sends a form. */
export function SubmitButton(props: Pick<ButtonProps, 'size' | 'children'>) {
  return (
    <Button
      type="submit"
      variant="contained"
      // A field that is left may tell what is wrong with it, which would move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    />
  );
}
