import type { SxProps, Theme } from '@mui/material/styles';

/** The dark ground of the sidebar and the menu drawer. */
export const menuGround = {
  bgcolor: 'sidebar.background',
  color: 'sidebar.text',
  '--focus-ring': ({ palette }: Theme) => palette.sidebar.focusRing,
} satisfies SxProps<Theme>;

/** Who is signed in, with what can be done as that person. */
export const userCardStyle = {
  display: 'grid',
  gap: 1,
  p: 1,
  border: 1,
  borderColor: 'sidebar.edge',
  borderRadius: 1,
} satisfies SxProps<Theme>;

/** The buttons beside each other in it. */
export const sidebarButtonStyle = {
  flex: 'auto',
  px: 0.5,
  color: 'sidebar.text',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  border: 1,
  borderColor: 'sidebar.edge',
  '&:hover': { bgcolor: 'sidebar.hover' },
} satisfies SxProps<Theme>;

/** The list of the main menu. */
export const menuStyle = { listStyle: 'none', m: 0, p: 0 } satisfies SxProps<Theme>;

/** A row of the menu; the current one looks like a piece of the paper beside it. */
export const menuItemStyle = {
  display: 'flex',
  alignItems: 'center',
  // With a mouse the whole menu, and what stands around it, fits a notebook's window; a finger needs more.
  minHeight: 'clamp(30px, 4.8dvh, 38px)',
  '@media (pointer: coarse)': { minHeight: 46 },
  px: 1.5,
  py: 0.25,
  lineHeight: 1.4,
  borderRadius: 1,
  typography: 'body1',
  '& > svg': { flex: 'none', mr: '0.9rem' },
  justifyContent: 'flex-start',
  '&:hover': { bgcolor: 'sidebar.hover' },
  '&[aria-current], &[aria-current]:hover': {
    bgcolor: 'sidebar.selected',
    color: 'sidebar.selectedText',
    fontWeight: 700,
  },
} satisfies SxProps<Theme>;
