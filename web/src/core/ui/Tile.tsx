import type { ReactNode } from 'react';
import { Card } from './elements/Card.tsx';
import { Text } from './elements/Text.tsx';
import type { IconComponent } from './icon.ts';
import { ScreenLink } from './loading/ScreenLink.tsx';
import styles from './Tile.module.css';

/** As many cards in a row as have room for a line of text. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <ul className={styles['grid']}>{children}</ul>;
}

interface TileProps {
  icon: IconComponent;
  /** A link or a button, which covers the whole card. */
  title: ReactNode;
  children: ReactNode;
}

/** A card of a screen that leads to others: all of it leads where its title does. */
export function Tile({ icon: Icon, title, children }: TileProps) {
  return (
    <Card as="li" className={styles['tile']}>
      <div className={styles['head']}>
        <Icon tone="primary" />
        <Text as="h2" kind="h6" className={styles['title']}>
          {title}
        </Text>
      </div>
      {children}
    </Card>
  );
}

/** The title of a card that leads to a screen. */
export function TileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ScreenLink to={to} className={styles['link']}>
      {children}
    </ScreenLink>
  );
}
