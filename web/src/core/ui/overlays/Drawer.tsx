import { classNames } from '../elements/class-names.ts';
import styles from './Drawer.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

interface DrawerProps extends ModalProps {
  /** The edge of the window at which it stands. */
  edge?: 'left' | 'right';
}

/** A panel at the edge of the window, as high as that; its class says how wide it is. */
export function Drawer({ edge = 'left', className, children, ...modal }: DrawerProps) {
  return (
    <Modal {...modal} className={classNames(styles['drawer'], styles[edge])}>
      <div className={classNames(styles['paper'], className)}>{children}</div>
    </Modal>
  );
}
