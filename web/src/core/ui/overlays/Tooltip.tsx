import { type ReactNode, type RefObject, useRef } from 'react';
import { useWindowListener } from '../hooks/useWindowListener.ts';
import styles from './Tooltip.module.css';
import { useAnchored } from './useAnchored.ts';
import { usePresence } from './usePresence.ts';

interface TooltipProps {
  open: boolean;
  /** What it is about. */
  anchor: Element | undefined;
  /** Somebody pressed the Escape key. */
  onClose: () => void;
  children: ReactNode;
}

/** Says beside something what that is; it stands in the document where it is given. */
export function Tooltip({ open, ...tooltip }: TooltipProps) {
  const element = useRef<HTMLDivElement>(null);
  const isThere = usePresence(open, element);
  return isThere && <TooltipElement {...tooltip} isOpen={open} element={element} />;
}

interface TooltipElementProps extends Omit<TooltipProps, 'open'> {
  isOpen: boolean;
  element: RefObject<HTMLDivElement | null>;
}

function TooltipElement({ isOpen, anchor, onClose, element, children }: TooltipElementProps) {
  useAnchored(element, anchor, { edge: 'middle', lacksRoom: 'turns', gap: 14, margin: 2 });
  useWindowListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) onClose();
  });
  return (
    <div ref={element} role="tooltip" data-open={isOpen || undefined} className={styles['tooltip']}>
      {children}
    </div>
  );
}
