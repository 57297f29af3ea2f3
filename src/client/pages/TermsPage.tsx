import { DocumentPage } from './DocumentPage';
import { TERMS } from './terms-document';

export const TermsPage = () => <DocumentPage document={TERMS} />;
