/** Where the document stands among its neighbours. */
export type DocumentSequence = {
  /** From 0. */
  index: number;
  count: number;
  /** Asks for a neighbour; the parent shows it. */
  onMove: (index: number) => void;
};

/** A PDF's pages. */
export type Pages = {
  /** From 1. */
  number: number;
  count: number;
  onTurnTo: (number: number) => void;
};
