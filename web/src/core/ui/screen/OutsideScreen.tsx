import type { ReactNode } from 'react';
import { useAssociation } from '../../association.ts';
import { Brand } from '../Brand.tsx';
import { Text } from '../elements/Text.tsx';
import styles from './OutsideScreen.module.css';

interface OutsideScreenProps {
  title: string;
  children: ReactNode;
}

/** A screen that needs no session: whose program it is, without a menu, and what there is to do. */
export function OutsideScreen({ title, children }: OutsideScreenProps) {
  const { name } = useAssociation();
  return (
    <main className={styles['screen']}>
      <title>{`${title} – ${name ?? 'Grządka'}`}</title>
      <div className={styles['side']}>
        <AssociationBrand />
      </div>
      <div className={styles['work']}>
        <div className={styles['column']}>
          <Text as="h1" kind="h3" className={styles['title']}>
            {title}
          </Text>
          {children}
        </div>
      </div>
    </main>
  );
}

/** Whose program it is and which: the association's logo and name, where it has said them. */
function AssociationBrand() {
  const { name, logoUrl } = useAssociation();
  return (
    <div className={styles['brands']}>
      <Brand size="large" />
      {(name !== null || logoUrl !== null) && (
        <div className={styles['association']}>
          {logoUrl !== null && (
            // Beside the name it says nothing more.
            <img
              src={logoUrl}
              alt={name === null ? 'Logo ogrodu' : ''}
              className={styles['logo']}
            />
          )}
          {name !== null && (
            <Text kind="h5" className={styles['name']}>
              {name}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}
