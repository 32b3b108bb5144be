/** Every error id the API answers with, and its HTTP status. Texts in both languages are in `words`. */
export const ERRORS = {
  'bad-request': 400,
  'invalid-input': 400,
  'unknown-host': 404,
  'not-found': 404,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'session-ended': 401,
  forbidden: 403,
  'admin-not-allowed': 403,
  'account-blocked': 403,
  'xsrf-mismatch': 403,
  'email-taken': 409,
  'email-unconfirmed': 403,
  'code-invalid': 401,
  'link-invalid': 410,
  'current-password-wrong': 422,
  'social-off': 404,
  'social-refused': 401,
  'social-link-needed': 409,
  'password-too-common': 422,
  'too-many-requests': 429,
  'precondition-required': 428,
  'stale-version': 412,
  'design-limit-reached': 409,
  'design-in-use': 409,
  'design-reviewed': 409,
  'design-id-taken': 409,
  'squad-limit-reached': 409,
  'template-limit-reached': 409,
  'document-invalid': 422,
  'document-too-new': 422,
  'document-too-large': 413,
  'document-asset-missing': 422,
  'product-not-offered': 404,
  'cart-empty': 422,
  'quantity-invalid': 422,
  'below-minimum': 422,
  'no-price': 422,
  'price-changed': 409,
  'phone-invalid': 422,
  'idempotency-key-required': 400,
  'idempotency-key-reused': 422,
  'request-in-progress': 409,
  'order-status-conflict': 409,
  'payment-too-much': 422,
  'prices-invalid': 422,
  'size-chart-invalid': 422,
  'last-administrator': 409,
  'own-staff-account': 409,
  'file-type-unsupported': 415,
  'file-too-large': 413,
  'image-too-large': 422,
  'image-unreadable': 422,
  'picture-too-heavy': 422,
  'svg-empty': 422,
  'svg-too-complex': 422,
  'svg-foreign-object': 422,
  'svg-animated': 422,
  'svg-script': 422,
  'svg-external': 422,
  'svg-font': 422,
  'file-quota-reached': 409,
  'file-in-use': 409,
  'font-type-unsupported': 415,
  'font-too-large': 413,
  'font-unreadable': 422,
  'font-nameless': 422,
  'font-without-digits': 422,
  'font-taken': 409,
  'graphics-busy': 429,
  'graphics-unreachable': 502,
  'payload-too-large': 413,
  busy: 503,
  'not-ready': 503,
  'storage-full': 507,
  internal: 500,
} as const

export type ErrorId = keyof typeof ERRORS

export interface FieldError {
  readonly path: string
  readonly id: string
}
export interface ErrorBody {
  readonly error: {
    readonly id: ErrorId
    readonly message: string
    readonly fields?: readonly FieldError[]
    readonly requestId: string
  }
}
