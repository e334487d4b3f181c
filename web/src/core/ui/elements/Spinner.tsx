import styles from './Spinner.module.css';

/** A circle that turns while one waits; it says nothing by itself. */
export function Spinner({ size }: { /** In pixels. */ size: number }) {
  return (
    <svg aria-hidden viewBox="22 22 44 44" width={size} height={size} className={styles['spinner']}>
      <circle cx={44} cy={44} r={20.2} className={styles['arc']} />
    </svg>
  );
}
