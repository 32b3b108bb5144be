import type { Response_ } from '@kitwright/contract'

export type ConversationRow = Response_<'GET /api/office/conversations'>['items'][number]
export type ConversationPage = Response_<'GET /api/office/conversations/{id}'>
export type Conversation = ConversationPage['conversation']
export type Entry = ConversationPage['entries'][number]
export type SavedReplyList = Response_<'GET /api/office/saved-replies'>
export type SavedReply = SavedReplyList['replies'][number]
