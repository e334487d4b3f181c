import { type ReactNode, useId, useState } from 'react';

interface OpeningRowProps {
  /** Its first cell, which opens it, as a press anywhere on the row does. */
  name: string;
  /** Its other cells; the last ones up to the edge. */
  children: ReactNode;
  /** What more there is, below it. */
  opened: ReactNode;
}

/** A row of an `OpeningTable`, which shows more of what it is about when it is pressed. */
export function OpeningRow({ name, children, opened }: OpeningRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <td>
          <button
            type="button"
            className="opening"
            data-prints
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
        </td>
        {children}
      </tr>
      {isOpen && (
        <tr className="below" id={id}>
          <td colSpan={100}>{opened}</td>
        </tr>
      )}
    </>
  );
}
