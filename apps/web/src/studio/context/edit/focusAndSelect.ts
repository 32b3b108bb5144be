/**
 * Serves as the `ref` of a field for a new item: moves the cursor there, and selects the sample text so that typing
 * replaces it.
 */
export const focusAndSelect = (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.select()
}
