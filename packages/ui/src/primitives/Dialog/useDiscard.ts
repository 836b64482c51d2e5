import { useEffect, useState } from 'react';

type Options = { open: boolean; dirty: boolean; onClose: () => void };

/** Asks for confirmation before closing would lose input. */
export function useDiscard({ open, dirty, onClose }: Options) {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!open || !dirty) setAsking(false);
  }, [open, dirty]);

  return {
    asking,
    /** Closes, or asks first; a second Esc withdraws the question. */
    close: () => {
      if (!dirty) onClose();
      else setAsking(!asking);
    },
    keep: () => setAsking(false),
    discard: () => onClose(),
  };
}

export type Discard = ReturnType<typeof useDiscard>;
