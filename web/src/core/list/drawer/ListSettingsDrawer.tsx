import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/elements/Button.tsx';
import { IconButton } from '../../ui/elements/IconButton.tsx';
import { Tabs, tabIds } from '../../ui/elements/Tabs.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { listText } from '../list.text.ts';
import styles from './ListSettingsDrawer.module.css';

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
      edge="right"
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className={styles['drawer']}
    >
      <div className={styles['head']}>
        <Text id={`${id}-title`} as="h2" kind="h6" className={styles['title']}>
          {listText.settings}
        </Text>
        <IconButton aria-label={listText.closeSettings} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <Tabs
        aria-label={listText.settings}
        tabs={sections}
        chosen={current?.key}
        onChoose={setChosen}
        id={id}
      />
      <div className={styles['panels']}>
        {/* Every section stays, so that a half-typed value outlives a look at another tab. */}
        {sections.map(({ key, content }) => (
          <div
            key={key}
            role="tabpanel"
            id={tabIds(id, key).panel}
            aria-labelledby={tabIds(id, key).tab}
            hidden={key !== current?.key}
            className={styles['panel']}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={styles['foot']}>
        <Button
          look="outlined"
          disabled={isDefault}
          onClick={onRestoreDefaults}
          className={styles['restore']}
        >
          {listText.restoreDefaults}
        </Button>
      </div>
    </Drawer>
  );
}
