/** Returns a check that rejects blank values with the message. */
export const requireFilled = (message: string) => (value: string) => value.trim() !== '' || message
