import type { Components, Theme } from '@mui/material/styles';
import { overlayContainer } from '../overlays/overlays.ts';

/** The least height and width of what is pressed with a finger, in CSS pixels. */
const touchTarget = 44;

/** How much of the window is left free around a dialog, in pixels. */
const dialogMargin = 16;

/** What opens stands within the topmost dialog: all outside of that is inert, and below it (0202). */
const withinDialog = { defaultProps: { container: overlayContainer } };

/** How MUI's parts look where they differ from its own: those that calendars and charts are made of. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: touchTarget, paddingInline: 18 },
      sizeSmall: { fontSize: '0.9375rem' },
      sizeLarge: ({ theme }) => ({
        minHeight: 48,
        paddingInline: 26,
        // Two of them and a word fit beside each other on a phone.
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: touchTarget, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  MuiModal: withinDialog,
  MuiPopover: withinDialog,
  MuiPopper: withinDialog,
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      rounded: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }),
      // MUI tints raised paper, which would make the warm white muddy.
      root: { backgroundImage: 'none' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: dialogMargin,
        maxHeight: `calc(100% - ${2 * dialogMargin}px)`,
        padding: 8,
        // So low a window, as at 200 % zoom, has no room for a part that scrolls between title and buttons.
        '@media (max-height: 30rem)': {
          '&:not(.MuiDialog-paperFullScreen) > *': { flexShrink: 0 },
          '& .MuiDialogContent-root': { flexShrink: 0, overflowY: 'visible' },
        },
      },
      paperFullScreen: { margin: 0, maxHeight: 'none', padding: 0 },
      paperFullWidth: { width: `calc(100% - ${2 * dialogMargin}px)` },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: 16, flexWrap: 'wrap', gap: 8 } } },
};
