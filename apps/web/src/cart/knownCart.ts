const NAME = 'kitwright.cart'

/** Whether this browser has put something in a cart: visitors who never did ask the server nothing. */
export function isCartKnown(): boolean {
  try {
    return localStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

/** Remembers whether the cart holds something. */
export function noteCart(isFilled: boolean): void {
  try {
    if (isFilled) localStorage.setItem(NAME, '1')
    else localStorage.removeItem(NAME)
  } catch {
    // Without storage, the badge is missing until the cart is opened.
  }
}
