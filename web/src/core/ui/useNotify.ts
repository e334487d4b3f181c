import { useSnackbar, type VariantType } from 'notistack';
import { useMemo } from 'react';

/** `durationMs`: how long the message stays, where the usual time is not enough. */
type Tell = (text: string, options?: { durationMs?: number }) => void;

/** Shows short messages that leave by themselves after 3 seconds. */
interface Notify {
  success: Tell;
  info: Tell;
  error: Tell;
  /** Takes every message away that what happened since has made untrue. */
  clear: () => void;
}

/** The way to show a short message; stays the same over renders. */
export function useNotify(): Notify {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(() => {
    const tell =
      (variant: VariantType): Tell =>
      (text, { durationMs } = {}) => {
        const stay = durationMs === undefined ? {} : { autoHideDuration: durationMs };
        enqueueSnackbar(text, { variant, ...stay });
      };
    return {
      success: tell('success'),
      info: tell('info'),
      error: tell('error'),
      clear: () => closeSnackbar(),
    };
  }, [enqueueSnackbar, closeSnackbar]);
}
