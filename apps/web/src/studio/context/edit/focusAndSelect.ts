/** As the `ref` of a field for what was just added: the cursor goes there, and what is typed takes the place of a sample. */
export const focusAndSelect = (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.select()
}
