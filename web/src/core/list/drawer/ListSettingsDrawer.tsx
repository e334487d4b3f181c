import { Box, Button, Drawer, IconButton, Tab, Tabs, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { CloseIcon } from '../../ui/icons.ts';
import { listText } from '../list.text.ts';

/** A part of a list's settings; a list without it has no tab for it. */
export interface SettingsSection {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface ListSettingsDrawerProps {
  open: boolean;
  sections: readonly SettingsSection[];
  isDefault: boolean;
  onRestoreDefaults: () => void;
  onClose: () => void;
}

/** The side drawer with a list's settings; on phones it covers the screen. */
export function ListSettingsDrawer({
  open,
  sections,
  isDefault,
  onRestoreDefaults,
  onClose,
}: ListSettingsDrawerProps) {
  const id = useId();
  const [chosen, setChosen] = useState(sections[0]?.key);
  const current = sections.find(({ key }) => key === chosen) ?? sections[0];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-labelledby': `${id}-title`, sx: { width: { xs: '100%', sm: 420 } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 3, pr: 1, py: 1 }}>
        <Typography id={`${id}-title`} component="h2" variant="h6" sx={{ flex: 1 }}>
          {listText.settings}
        </Typography>
        <IconButton aria-label={listText.closeSettings} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Tabs
        value={current?.key ?? false}
        onChange={(_, key: string) => setChosen(key)}
        variant="fullWidth"
        aria-label={listText.settings}
        sx={{ flex: 'none' }}
      >
        {sections.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            label={label}
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}-panel`}
          />
        ))}
      </Tabs>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {/* Every section stays, so that a half-typed value outlives a look at another tab. */}
        {sections.map(({ key, content }) => (
          <Box
            key={key}
            role="tabpanel"
            id={`${id}-${key}-panel`}
            aria-labelledby={`${id}-${key}-tab`}
            hidden={key !== current?.key}
            sx={{ p: 3 }}
          >
            {content}
          </Box>
        ))}
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button fullWidth variant="outlined" disabled={isDefault} onClick={onRestoreDefaults}>
          {listText.restoreDefaults}
        </Button>
      </Box>
    </Drawer>
  );
}
