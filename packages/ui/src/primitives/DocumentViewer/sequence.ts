/** Position of the document in a list of documents. */
export type DocumentSequence = {
  /** Zero-based. */
  index: number;
  count: number;
  /** Called to show another document of the list. */
  onMove: (index: number) => void;
};

/** Position in the pages of a PDF. */
export type Pages = {
  /** One-based. */
  number: number;
  count: number;
  onTurnTo: (number: number) => void;
};
