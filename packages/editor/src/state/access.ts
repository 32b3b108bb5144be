/** A part of the editor, read when needed. No function receives the whole editor. */
export interface Access<Part> {
  getState(): Part
}

/** Access with change notifications, for components that display the state. */
export interface Subscribable<Part> extends Access<Part> {
  subscribe(listener: (state: Part, before: Part) => void): () => void
}
