import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../../core/ui/elements/Card.tsx';
import styles from './PreviewFrame.module.css';

interface PreviewFrameProps {
  /** How wide the reader's window is, in CSS pixels. */
  width: number;
  children: ReactNode;
}

/** A page as wide as a reader's window, made smaller as a whole where this window is narrower. */
export function PreviewFrame({ width, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number>();
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const update = () => setAvailable(current.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room}>
      {available !== undefined && (
        <Card style={{ width, zoom: Math.min(1, available / width) }} className={styles['page']}>
          {children}
        </Card>
      )}
    </div>
  );
}
