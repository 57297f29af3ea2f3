import { DocumentPage } from './DocumentPage';
import { REFUND } from './refund-document';

export const RefundPage = () => <DocumentPage document={REFUND} />;
