import { mdiCheckCircleOutline } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { icon } from '../icon.ts';
import { CloseIcon, DetailsIcon, ErrorIcon, WarningIcon } from '../icons.ts';
import { uiText } from '../ui.text.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Notice.module.css';

const signs = {
  success: icon(mdiCheckCircleOutline, 'Success'),
  info: DetailsIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

interface NoticeProps extends ComponentProps<'div'> {
  tone: keyof typeof signs;
  /** In the full colour, for what must not be missed. */
  isLoud?: boolean;
  /** What can be done about it, at its end. */
  action?: ReactNode;
  /** Has a button that closes it. */
  onClose?: (() => void) | undefined;
}

/** A message in the page; read out as it comes unless its role is another than `alert`. */
export function Notice({
  tone,
  isLoud = false,
  action,
  onClose,
  role = 'alert',
  className,
  children,
  ...rest
}: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div
      {...rest}
      role={role}
      className={classNames(styles['notice'], styles[tone], isLoud && styles['loud'], className)}
    >
      <Sign className={styles['sign']} />
      <div className={styles['text']}>{children}</div>
      {Boolean(action) && <div className={styles['action']}>{action}</div>}
      {onClose && (
        <div className={styles['action']}>
          <IconButton isPlain aria-label={uiText.close} title={uiText.close} onClick={onClose}>
            <CloseIcon size="small" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
