export {
  countWaitingConversations,
  ensureConversation,
  findConversation,
  readWaitingMessages,
} from './conversationStore.ts'
export { isLastFromTelegram, takeChatMessage } from './chatMessages.ts'
export { createConversationEndpoints } from './customerEndpoints.ts'
export { createInboundEndpoint } from './inbound/inboundEndpoint.ts'
export type { InboundSettings } from './inbound/inboundEndpoint.ts'
export { eraseConversationsOf, refreshSupplierConversations } from './eraseConversations.ts'
export { findLastSubject, findMessage } from './messageStore.ts'
export { createQuoteRequestEndpoints } from './requests/endpoints.ts'
export { createOfficeOfferEndpoints } from './requests/officeEndpoints.ts'
export { createOfferPaperEndpoints } from './requests/paperEndpoints.ts'
export { createInboxEndpoints } from './officeEndpoints.ts'
export { readCorrespondent } from './presentConversation.ts'
export { writeReplyAddress } from './replyAddress.ts'
export { findLastMessage } from './tellStaff.ts'
