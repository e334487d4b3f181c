import { type ComponentProps, createContext, use, useId } from 'react';
import { classNames } from '../elements/class-names.ts';
import { Text } from '../elements/Text.tsx';
import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

interface DialogProps extends ModalProps {
  /** The most it is wide: 444, 600 or 900 pixels. */
  size?: 'xs' | 'sm' | 'md';
  /** It is as wide as that, whatever it holds. */
  isWide?: boolean;
  isFullScreen?: boolean;
}

/** The id of the dialog's title. */
const TitleId = createContext<string | undefined>(undefined);

/** A question or a form on top of the screen, named by its title. */
export function Dialog({
  size = 'sm',
  isWide = false,
  isFullScreen = false,
  className,
  children,
  ...modal
}: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      {...modal}
      className={classNames(
        styles['dialog'],
        isFullScreen ? styles['fullScreen'] : styles[size],
        isWide && styles['wide'],
        className,
      )}
    >
      <div className={styles['paper']}>
        <TitleId value={titleId}>{children}</TitleId>
      </div>
    </Modal>
  );
}

/** What a dialog is about. */
export function DialogTitle(title: Pick<ComponentProps<'h2'>, 'children'>) {
  return <Text as="h2" kind="h6" id={use(TitleId)} {...title} className={styles['title']} />;
}

/** What scrolls between the title and the buttons where there is no room for all of it. */
export function DialogContent({ className, ...content }: ComponentProps<'div'>) {
  return <div {...content} className={classNames(styles['content'], className)} />;
}

/** The buttons of a dialog, the one that goes on last. */
export function DialogActions({ className, ...actions }: ComponentProps<'div'>) {
  return <div {...actions} className={classNames(styles['actions'], className)} />;
}
