/** The texts of the demonstration shops. */
export const demoShop = {
  payment:
    'This is a demonstration shop: please do not send any money. A real shop shows its own account and KHQR here.',
}
