import styles from './Brand.module.css';
import { Text } from './elements/Text.tsx';

/** The application's mark and name. */
export function Brand({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const side = size === 'large' ? 56 : 44;
  return (
    <div className={styles['brand']}>
      <img src="/icon.svg" alt="" width={side} height={side} />
      <Text as="span" kind={size === 'large' ? 'h3' : 'h4'}>
        Grządka
      </Text>
    </div>
  );
}

/** The same as the page shows before the application runs; its looks are in index.html. */
export function Splash() {
  return (
    <div className="splash">
      <img src="/icon.svg" alt="" width={96} height={96} />
      Grządka
    </div>
  );
}
