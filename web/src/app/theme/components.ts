import type { Components, Theme } from '@mui/material/styles';
import { overlayContainer } from '../../core/ui/elements/overlays.ts';

/** The least height and width of what is pressed with a finger, in CSS pixels. */
const touchTarget = 44;

/** How much of the window is left free around a dialog, in pixels. */
const dialogMargin = 16;

/** A field's label while it stands on the edge, relative to the field's text; the gap fits it. */
const labelSize = 0.88;

/** What of the narrowest window's width is not a label's: what stands around a field, and within it beside its text. */
const besideLabel = '94px';

/**
 * The largest type in which a label fits a field as wide as the window, by its letters, which are half as wide as high; without
 * letters any fits.
 */
const fitting = (label: unknown) =>
  `(100vw - ${besideLabel}) / ${typeof label === 'string' ? label.length / 2 : 0}`;

const narrowDialog = ({ theme }: { theme: Theme }) => ({
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
});

/** The frame of a field. */
const outlined = {
  root: ({ theme }: { theme: Theme }) => ({
    minHeight: touchTarget,
    backgroundColor: theme.palette.background.paper,
  }),
  notchedOutline: ({ theme, ownerState }: { theme: Theme; ownerState: { label?: unknown } }) => ({
    borderColor: theme.palette.controlEdge,
    legend: { fontSize: `min(${labelSize}em, ${fitting(ownerState.label)})` },
  }),
};

/** What opens stands within the topmost dialog: all outside of that is inert, and below it (0202). */
const withinDialog = { defaultProps: { container: overlayContainer } };

/** How the components look where they differ from MUI's own. */
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
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', minHeight: 32, fontSize: '0.9375rem' },
      label: { whiteSpace: 'normal', paddingBlock: 4 },
    },
  },
  MuiModal: withinDialog,
  MuiPopover: withinDialog,
  MuiPopper: withinDialog,
  MuiFab: { styleOverrides: { root: { boxShadow: '0 4px 14px rgb(42 32 24 / 0.35)' } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
  // A long word must not widen its group, in which the labels of others would then be cut as well.
  MuiFormControlLabel: { styleOverrides: { label: { minWidth: 0, overflowWrap: 'anywhere' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: touchTarget, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
  MuiListItemIcon: { styleOverrides: { root: { color: 'inherit' } } },
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
  // On the narrowest phones a date with its time fits.
  MuiDialogContent: { styleOverrides: { root: narrowDialog } },
  MuiDialogTitle: { styleOverrides: { root: narrowDialog } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.palette.text.primary }) },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: 16, flexWrap: 'wrap', gap: 8 } } },
  // Of a text that is longer than its field no letter is cut in two.
  MuiOutlinedInput: { styleOverrides: { ...outlined, input: { textOverflow: 'ellipsis' } } },
  // What is chosen is read whole, on as many lines as it takes.
  MuiSelect: {
    styleOverrides: { select: { '&&': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme, ownerState: { children, shrink } }) => ({
        color: theme.palette.text.secondary,
        fontSize: `min(1rem, ${fitting(children)}${shrink ? ` / ${labelSize}` : ''})`,
        // In the narrowest windows a label has no room within its field that it would not have on the edge.
        [theme.breakpoints.down(360)]: {
          '&:not(.MuiInputLabel-shrink)': {
            fontSize: `min(${labelSize}em, ${fitting(children)})`,
            letterSpacing: '-0.02em',
            maxWidth: 'calc(100% - 16px)',
          },
        },
      }),
      shrink: { transform: `translate(14px, -10px) scale(${labelSize})` },
    },
  },
  MuiFormHelperText: {
    // An address in it must not widen its field beyond the narrowest window.
    styleOverrides: {
      root: { fontSize: '0.9375rem', marginInline: 2, overflowWrap: 'anywhere' },
    },
  },
  // Over a dialog its options are of the dialog's own colour.
  MuiAutocomplete: {
    styleOverrides: { paper: ({ theme }) => ({ boxShadow: theme.shadows[8] }) },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: true },
    styleOverrides: { tooltip: { fontSize: '0.9375rem' } },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { palette }, ownerState: { severity = 'success', variant } }) => ({
        fontSize: '1rem',
        alignItems: 'center',
        // A button goes below a text that it would leave too little room.
        flexWrap: 'wrap',
        // MUI computes colours of its own for a dark scheme, which need not be readable.
        ...(variant === 'filled'
          ? { backgroundColor: palette[severity].main, color: palette[severity].contrastText }
          : { '& .MuiAlert-icon': { color: palette[severity].main } }),
        ...(variant === 'standard' && {
          backgroundColor: palette[severity].light,
          color: palette[severity].dark,
        }),
      }),
      message: { flex: '1 1 8rem', minWidth: 0, whiteSpace: 'pre-line' },
    },
  },
};
