import { Text } from '../../core/ui/elements/Text.tsx';
import { UserIcon } from '../../core/ui/icons.ts';
import { useUserLabel } from '../../session/session.ts';
import styles from './UserCard.module.css';

/** Who is signed in, and as what. */
export function UserCard() {
  const { name, role } = useUserLabel();
  return (
    <div className={styles['card']}>
      <UserIcon size={32} />
      <div className={styles['who']}>
        <Text className={styles['name']}>{name}</Text>
        <Text kind="body2">{role}</Text>
      </div>
    </div>
  );
}
