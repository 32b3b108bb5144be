/** A part of the editor, read at the moment of asking: no function is given the whole. */
export interface Access<Part> {
  getState(): Part
}

/** The same with every change announced: for what shows it. */
export interface Subscribable<Part> extends Access<Part> {
  subscribe(listener: (state: Part, before: Part) => void): () => void
}
