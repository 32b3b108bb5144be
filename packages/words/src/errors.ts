/** One text in both languages. */
export interface ErrorText {
  readonly en: string
  readonly kh: string
}

/** Texts of the API's errors by id; the API's tests see to it that each of its ids has one. */
export const ERROR_TEXTS: Readonly<Record<string, ErrorText>> = {
  'bad-request': { en: 'The request could not be read.', kh: 'មិនអាចអានសំណើនេះបានទេ។' },
  'invalid-input': { en: 'Please check the marked fields.', kh: 'សូមពិនិត្យប្រអប់ដែលបានសម្គាល់។' },
  'unknown-host': { en: 'There is no shop at this address.', kh: 'គ្មានហាងនៅអាសយដ្ឋាននេះទេ។' },
  'not-found': {
    en: 'The page you are looking for is no found!',
    kh: 'រកមិនឃើញទំព័រដែលអ្នកកំពុងស្វែងរកទេ!',
  },
  unauthenticated: { en: 'Please sign in first.', kh: 'សូមចូលគណនីជាមុនសិន។' },
  'invalid-credentials': { en: 'Invalid email or password', kh: 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ' },
  'session-ended': {
    en: 'Your session has ended. Please sign in again.',
    kh: 'វគ្គប្រើប្រាស់របស់អ្នកបានបញ្ចប់ហើយ។ សូមចូលគណនីម្ដងទៀត។',
  },
  forbidden: { en: 'You are not allowed to do this.', kh: 'អ្នកមិនមានសិទ្ធិធ្វើសកម្មភាពនេះទេ។' },
  'admin-not-allowed': {
    en: 'Staff accounts cannot be used in the shop. Please sign in with a customer account.',
    kh: 'គណនីបុគ្គលិកមិនអាចប្រើក្នុងហាងបានទេ។ សូមចូលដោយប្រើគណនីអតិថិជន។',
  },
  'account-blocked': {
    en: 'This account is blocked. Please contact us.',
    kh: 'គណនីនេះត្រូវបានបិទ។ សូមទាក់ទងយើង។',
  },
  'xsrf-mismatch': {
    en: 'This page is out of date. Please reload it and try again.',
    kh: 'ទំព័រនេះហួសសុពលភាពហើយ។ សូមផ្ទុកឡើងវិញ រួចព្យាយាមម្ដងទៀត។',
  },
  'email-taken': {
    en: 'There is already an account with this email.',
    kh: 'មានគណនីដែលប្រើអ៊ីមែលនេះរួចហើយ។',
  },
  'email-unconfirmed': {
    en: 'Please confirm your email first: type the code we sent you.',
    kh: 'សូមបញ្ជាក់អ៊ីមែលរបស់អ្នកជាមុនសិន៖ វាយលេខកូដដែលយើងបានផ្ញើទៅ។',
  },
  'code-invalid': {
    en: 'This code is wrong or has expired. Please check it or ask for a new one.',
    kh: 'លេខកូដនេះមិនត្រឹមត្រូវ ឬហួសពេលហើយ។ សូមពិនិត្យម្ដងទៀត ឬសុំលេខកូដថ្មី។',
  },
  'link-invalid': {
    en: 'This link has expired or was used already. Please ask for a new one.',
    kh: 'តំណនេះហួសពេល ឬបានប្រើរួចហើយ។ សូមសុំតំណថ្មី។',
  },
  'current-password-wrong': {
    en: 'The current password is not right.',
    kh: 'ពាក្យសម្ងាត់បច្ចុប្បន្នមិនត្រឹមត្រូវទេ។',
  },
  'social-off': {
    en: 'This shop does not offer signing in with Google.',
    kh: 'ហាងនេះមិនអាចចូលគណនីតាម Google បានទេ។',
  },
  'social-refused': {
    en: 'Google could not confirm who you are. Please try again.',
    kh: 'Google មិនអាចបញ្ជាក់អត្តសញ្ញាណរបស់អ្នកបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  },
  'social-link-needed': {
    en: 'There is an account with this email already. Type its password once to connect it with Google.',
    kh: 'មានគណនីប្រើអ៊ីមែលនេះរួចហើយ។ សូមវាយពាក្យសម្ងាត់របស់វាម្ដង ដើម្បីភ្ជាប់ជាមួយ Google។',
  },
  'password-too-common': {
    en: 'This password is too easy to guess. Please choose another one.',
    kh: 'ពាក្យសម្ងាត់នេះងាយទាយពេក។ សូមជ្រើសរើសពាក្យសម្ងាត់ផ្សេង។',
  },
  'too-many-requests': {
    en: 'Too many requests. Please wait a moment and try again.',
    kh: 'សំណើច្រើនពេក។ សូមរង់ចាំបន្តិច រួចព្យាយាមម្ដងទៀត។',
  },
  'sign-in-paused': {
    en: 'Too many tries. Try again in {{wait}}.',
    kh: 'ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតក្នុងរយៈពេល {{wait}} ទៀត។',
  },
  'precondition-required': {
    en: 'Please open the latest version first, then save again.',
    kh: 'សូមបើកកំណែចុងក្រោយជាមុនសិន រួចរក្សាទុកម្ដងទៀត។',
  },
  'stale-version': {
    en: 'This was changed elsewhere in the meantime. Please open the latest version.',
    kh: 'មានការកែប្រែពីកន្លែងផ្សេងរួចហើយ។ សូមបើកកំណែចុងក្រោយ។',
  },
  'design-limit-reached': {
    en: 'Your design exceeded max limit',
    kh: 'ការរចនារបស់អ្នកលើសចំនួនកំណត់ហើយ',
  },
  'squad-limit-reached': {
    en: 'You have reached the most squads you can keep. Please delete one first.',
    kh: 'អ្នកមានក្រុមដល់ចំនួនកំណត់ហើយ។ សូមលុបក្រុមមួយចេញជាមុនសិន។',
  },
  'template-limit-reached': {
    en: 'The shop has reached the most templates it can keep. Please delete one first.',
    kh: 'ហាងមានគំរូដល់ចំនួនកំណត់ហើយ។ សូមលុបគំរូមួយចេញជាមុនសិន។',
  },
  'design-in-use': {
    en: 'This design belongs to an order that is under way and cannot be changed now.',
    kh: 'ការរចនានេះស្ថិតក្នុងការបញ្ជាទិញដែលកំពុងដំណើរការ ហើយមិនអាចកែប្រែបានទេនៅពេលនេះ។',
  },
  'design-reviewed': {
    en: 'The shop has already looked at this design. Change it first, then send it again.',
    kh: 'ហាងបានពិនិត្យការរចនានេះរួចហើយ។ សូមកែវាជាមុនសិន រួចផ្ញើម្ដងទៀត។',
  },
  'design-id-taken': {
    en: 'This design could not be saved under its number. Please save it as a copy.',
    kh: 'មិនអាចរក្សាទុកការរចនានេះតាមលេខសម្គាល់របស់វាបានទេ។ សូមរក្សាទុកជាច្បាប់ចម្លង។',
  },
  'document-invalid': {
    en: 'The design contains something that cannot be saved.',
    kh: 'ការរចនានេះមានអ្វីមួយដែលមិនអាចរក្សាទុកបាន។',
  },
  'document-too-new': {
    en: 'This design was made with a newer version. Please reload the page.',
    kh: 'ការរចនានេះធ្វើឡើងដោយកំណែថ្មីជាងនេះ។ សូមផ្ទុកទំព័រឡើងវិញ។',
  },
  'document-too-large': {
    en: 'The design is too large. Please remove some layers.',
    kh: 'ការរចនានេះធំពេក។ សូមលុបស្រទាប់ខ្លះចេញ។',
  },
  'document-asset-missing': {
    en: 'A picture in the design is no longer there. Please upload it again.',
    kh: 'រូបភាពមួយក្នុងការរចនាលែងមានហើយ។ សូមបញ្ចូលវាម្ដងទៀត។',
  },
  'product-not-offered': {
    en: 'This shop does not sell this product.',
    kh: 'ហាងនេះមិនលក់ផលិតផលនេះទេ។',
  },
  'cart-empty': { en: 'Cart is empty!', kh: 'កន្ត្រកទំនិញនៅទទេ!' },
  'quantity-invalid': {
    en: 'The quantity must be a whole number from 1 to 10,000.',
    kh: 'ចំនួនត្រូវតែជាចំនួនគត់ពី 1 ដល់ 10,000។',
  },
  'below-minimum': {
    en: 'A design has fewer pieces than the minimum order.',
    kh: 'ការរចនាមួយមានចំនួនតិចជាងចំនួនតិចបំផុតក្នុងការបញ្ជាទិញ។',
  },
  'no-price': {
    en: 'There is no price for this product and fabric yet.',
    kh: 'មិនទាន់មានតម្លៃសម្រាប់ផលិតផល និងក្រណាត់នេះទេ។',
  },
  'price-changed': {
    en: 'The price has changed since you saw it. Please look at the new one and place the order again.',
    kh: 'តម្លៃបានផ្លាស់ប្ដូរក្រោយពេលអ្នកឃើញ។ សូមមើលតម្លៃថ្មី រួចបញ្ជាទិញម្ដងទៀត។',
  },
  'phone-invalid': {
    en: 'Please provide your phone number!',
    kh: 'សូមបញ្ចូលលេខទូរសព្ទរបស់អ្នក!',
  },
  'idempotency-key-required': {
    en: 'The order was sent without its key. Please reload the page and try again.',
    kh: 'ការបញ្ជាទិញត្រូវបានផ្ញើដោយគ្មានលេខសម្គាល់។ សូមផ្ទុកទំព័រឡើងវិញ រួចព្យាយាមម្ដងទៀត។',
  },
  'idempotency-key-reused': {
    en: 'The order was changed after it had been sent. Please reload the page and try again.',
    kh: 'ការបញ្ជាទិញត្រូវបានកែប្រែក្រោយពេលផ្ញើ។ សូមផ្ទុកទំព័រឡើងវិញ រួចព្យាយាមម្ដងទៀត។',
  },
  'request-in-progress': {
    en: 'Your order is still being placed. Please wait a moment.',
    kh: 'ការបញ្ជាទិញរបស់អ្នកកំពុងដំណើរការ។ សូមរង់ចាំបន្តិច។',
  },
  'order-status-conflict': {
    en: 'The order has moved on and can no longer be changed this way.',
    kh: 'ការបញ្ជាទិញបានឈានទៅដំណាក់កាលបន្ទាប់ ហើយមិនអាចប្ដូរបែបនេះបានទៀតទេ។',
  },
  'payment-too-much': {
    en: 'The payments of an order must stay between zero and its total.',
    kh: 'ការទូទាត់នៃការបញ្ជាទិញត្រូវស្ថិតចន្លោះពីសូន្យ ដល់តម្លៃសរុប។',
  },
  'payment-canceled': {
    en: 'This order is canceled: it takes no more payments. What was paid can be given back.',
    kh: 'ការបញ្ជាទិញនេះត្រូវបានបោះបង់ មិនអាចទទួលការបង់ប្រាក់ទៀតទេ។ ប្រាក់ដែលបានបង់ អាចបង្វិលសងវិញបាន។',
  },
  'payment-reason-required': {
    en: 'Less has been paid than this step asks for. Say why it goes on all the same.',
    kh: 'ការបង់ប្រាក់នៅខ្វះសម្រាប់ជំហាននេះ។ សូមប្រាប់មូលហេតុ បើនៅតែចង់បន្ត។',
  },
  'payment-due': {
    en: 'This order is not fully paid yet. It can be confirmed once the shop has noted your payment.',
    kh: 'ការបញ្ជាទិញនេះមិនទាន់បង់ប្រាក់គ្រប់ទេ។ អ្នកអាចបញ្ជាក់បាន ពេលហាងបានកត់ត្រាការបង់ប្រាក់របស់អ្នក។',
  },
  'prices-invalid': {
    en: 'The price list does not fit together: check the marked prices.',
    kh: 'តារាងតម្លៃមិនត្រូវគ្នាទេ៖ សូមពិនិត្យតម្លៃដែលបានសម្គាល់។',
  },
  'size-chart-invalid': {
    en: 'The size chart cannot be sewn like this: check the marked measures.',
    kh: 'មិនអាចដេរតាមតារាងទំហំនេះបានទេ៖ សូមពិនិត្យខ្នាតដែលបានសម្គាល់។',
  },
  'last-administrator': {
    en: 'The shop needs at least one administrator.',
    kh: 'ហាងត្រូវមានអ្នកគ្រប់គ្រងយ៉ាងតិចម្នាក់។',
  },
  'own-staff-account': {
    en: 'Nobody changes or removes their own account here: ask another administrator.',
    kh: 'គ្មាននរណាអាចប្ដូរ ឬលុបគណនីរបស់ខ្លួននៅទីនេះបានទេ៖ សូមសុំអ្នកគ្រប់គ្រងម្នាក់ទៀត។',
  },
  'file-type-unsupported': {
    en: 'Please choose a PNG, JPEG, WebP or SVG picture.',
    kh: 'សូមជ្រើសរើសរូបភាព PNG, JPEG, WebP ឬ SVG។',
  },
  'file-too-large': {
    en: 'The picture is too large: at most 10 MB, the lines of an SVG 2 MB.',
    kh: 'រូបភាពធំពេក៖ យ៉ាងច្រើន 10 MB ហើយ SVG យ៉ាងច្រើន 2 MB។',
  },
  'image-too-large': {
    en: 'The picture has too many pixels: at most 40 megapixels.',
    kh: 'រូបភាពមានភីកសែលច្រើនពេក៖ យ៉ាងច្រើន 40 មេហ្គាភីកសែល។',
  },
  'image-unreadable': {
    en: 'The picture is damaged and cannot be opened.',
    kh: 'រូបភាពខូច ហើយមិនអាចបើកបានទេ។',
  },
  'svg-empty': {
    en: 'There is nothing to be seen in this SVG. Please export your drawing again.',
    kh: 'គ្មានអ្វីអាចមើលឃើញក្នុង SVG នេះទេ។ សូមនាំចេញគំនូររបស់អ្នកម្ដងទៀត។',
  },
  'svg-too-complex': {
    en: 'This SVG would take too long to draw: too many paths, masks, filters or large texts. Please simplify it, or choose a PNG.',
    kh: 'SVG នេះត្រូវការពេលគូរយូរពេក៖ មានខ្សែ ម៉ាស់ តម្រង ឬអក្សរធំៗច្រើនពេក។ សូមធ្វើឱ្យវាសាមញ្ញជាងនេះ ឬជ្រើស PNG។',
  },
  'svg-foreign-object': {
    en: 'This SVG holds parts of a web page (foreignObject), which cannot be printed. Please turn texts into paths, or choose a PNG.',
    kh: 'SVG នេះមានផ្នែកនៃទំព័របណ្ដាញ (foreignObject) ដែលបោះពុម្ពមិនបាន។ សូមបំប្លែងអក្សរទៅជាខ្សែ ឬជ្រើស PNG។',
  },
  'svg-animated': {
    en: 'This SVG moves (animation). Please export it as a still picture.',
    kh: 'SVG នេះមានចលនា (animation)។ សូមនាំចេញវាជារូបភាពនឹង។',
  },
  'svg-script': {
    en: 'This SVG draws itself with a program (script). Please export it without one, or choose a PNG.',
    kh: 'SVG នេះគូរខ្លួនវាដោយកម្មវិធី (script)។ សូមនាំចេញវាដោយគ្មានកម្មវិធី ឬជ្រើស PNG។',
  },
  'svg-external': {
    en: 'Parts of this SVG lie in other files or on the internet. Please embed pictures and styles when you export it.',
    kh: 'ផ្នែកខ្លះនៃ SVG នេះស្ថិតក្នុងឯកសារផ្សេង ឬលើអ៊ីនធឺណិត។ សូមបង្កប់រូបភាព និងរចនាប័ទ្មពេលនាំចេញវា។',
  },
  'svg-font': {
    en: 'This SVG writes with a font of its own. Please turn texts into paths (outlines) and export it again.',
    kh: 'SVG នេះសរសេរដោយពុម្ពអក្សរផ្ទាល់ខ្លួនរបស់វា។ សូមបំប្លែងអក្សរទៅជាខ្សែ (outlines) រួចនាំចេញម្ដងទៀត។',
  },
  'file-quota-reached': {
    en: 'There is no room for more pictures. Please delete some that you do not use, in the settings of your account.',
    kh: 'គ្មានកន្លែងសម្រាប់រូបភាពទៀតទេ។ សូមលុបរូបភាពដែលអ្នកមិនប្រើ នៅក្នុងការកំណត់គណនីរបស់អ្នក។',
  },
  'file-in-use': {
    en: 'This picture is used by a design, an order, a template or the shop, so it stays.',
    kh: 'រូបភាពនេះកំពុងប្រើក្នុងការរចនា ការបញ្ជាទិញ គំរូ ឬហាង ដូច្នេះមិនអាចលុបបានទេ។',
  },
  'font-type-unsupported': {
    en: 'Please choose a WOFF2, WOFF, TTF or OTF font.',
    kh: 'សូមជ្រើសរើសពុម្ពអក្សរ WOFF2, WOFF, TTF ឬ OTF។',
  },
  'font-too-large': {
    en: 'The font is too large: at most 4 MB.',
    kh: 'ពុម្ពអក្សរធំពេក៖ យ៉ាងច្រើន 4 MB។',
  },
  'font-unreadable': {
    en: 'The font is damaged and cannot be drawn.',
    kh: 'ពុម្ពអក្សរខូច ហើយមិនអាចប្រើបានទេ។',
  },
  'font-nameless': {
    en: 'The font does not say its name. Please choose another file.',
    kh: 'ពុម្ពអក្សរនេះគ្មានឈ្មោះទេ។ សូមជ្រើសរើសឯកសារផ្សេង។',
  },
  'font-without-digits': {
    en: 'The font has no digits from 0 to 9, so it cannot write numbers on shirts.',
    kh: 'ពុម្ពអក្សរនេះគ្មានលេខពី 0 ដល់ 9 ទេ ដូច្នេះមិនអាចសរសេរលេខលើអាវបានឡើយ។',
  },
  'font-taken': {
    en: 'There is already a font with this name. Please remove it first.',
    kh: 'មានពុម្ពអក្សរឈ្មោះនេះរួចហើយ។ សូមលុបវាចេញជាមុនសិន។',
  },
  'graphics-busy': {
    en: 'Too many searches at the moment. Please try again in a minute.',
    kh: 'ពេលនេះមានការស្វែងរកច្រើនពេក។ សូមព្យាយាមម្ដងទៀតក្នុងមួយនាទី។',
  },
  'graphics-unreachable': {
    en: 'The picture library does not answer. Please try again later.',
    kh: 'បណ្ណាល័យរូបភាពមិនឆ្លើយតបទេ។ សូមព្យាយាមពេលក្រោយ។',
  },
  'picture-too-heavy': {
    en: 'This design takes too long to draw. Please use fewer or simpler texts and pictures.',
    kh: 'ការរចនានេះចំណាយពេលយូរពេកក្នុងការគូរ។ សូមប្រើអក្សរ និងរូបភាពតិចជាងនេះ ឬសាមញ្ញជាងនេះ។',
  },
  'payload-too-large': { en: 'This is too much to send at once.', kh: 'ទិន្នន័យដែលផ្ញើធំពេក។' },
  'not-ready': {
    en: 'The shop is starting or being updated. Please try again shortly.',
    kh: 'ហាងកំពុងចាប់ផ្ដើម ឬកំពុងធ្វើបច្ចុប្បន្នភាព។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ។',
  },
  busy: {
    en: 'This takes too long at the moment. Please try again shortly.',
    kh: 'ពេលនេះដំណើរការយូរពេក។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ។',
  },
  'storage-full': {
    en: 'There is no room left to keep this. Please tell us, and try again later.',
    kh: 'គ្មានកន្លែងទំនេរសម្រាប់រក្សាទុកទៀតទេ។ សូមប្រាប់យើង ហើយព្យាយាមម្ដងទៀតពេលក្រោយ។',
  },
  internal: { en: 'Something went wrong!', kh: 'មានបញ្ហាអ្វីមួយ!' },
}

/** Texts of a field's error, for forms that have no wording of their own for it. */
export const FIELD_TEXTS: Readonly<Record<string, ErrorText>> = {
  required: { en: 'This field is required.', kh: 'ត្រូវបំពេញប្រអប់នេះ។' },
  'wrong-type': { en: 'This value is of the wrong kind.', kh: 'តម្លៃនេះមិនត្រឹមត្រូវតាមប្រភេទទេ។' },
  'wrong-format': { en: 'This value is not in the right form.', kh: 'តម្លៃនេះមិនត្រឹមត្រូវតាមទម្រង់ទេ។' },
  'too-small': { en: 'This value is too short or too small.', kh: 'តម្លៃនេះខ្លីពេក ឬតូចពេក។' },
  'too-large': { en: 'This value is too long or too large.', kh: 'តម្លៃនេះវែងពេក ឬធំពេក។' },
  'not-offered': { en: 'This value is not one of those offered.', kh: 'តម្លៃនេះមិនមានក្នុងជម្រើសទេ។' },
  implausible: { en: 'No garment has such a measure.', kh: 'គ្មានសម្លៀកបំពាក់ណាមានខ្នាតបែបនេះទេ។' },
  'out-of-step': {
    en: 'This measure does not go with the size before.',
    kh: 'ខ្នាតនេះមិនត្រូវគ្នានឹងទំហំមុនទេ។',
  },
  'unknown-key': { en: 'This field is not known.', kh: 'មិនស្គាល់ប្រអប់នេះទេ។' },
  duplicate: { en: 'This value is given twice.', kh: 'តម្លៃនេះមានពីរដង។' },
  'differs-from-path': { en: 'This id is not the one in the address.', kh: 'លេខសម្គាល់នេះមិនដូចក្នុងអាសយដ្ឋានទេ។' },
  'differs-from-design': { en: 'This is not what the design is.', kh: 'តម្លៃនេះមិនត្រូវនឹងការរចនាទេ។' },
}
