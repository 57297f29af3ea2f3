import { DocumentPage } from './DocumentPage';
import { PRIVACY } from './privacy-document';

export const PrivacyPage = () => <DocumentPage document={PRIVACY} />;
