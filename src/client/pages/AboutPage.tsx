import { ABOUT } from './about-document';
import { DocumentPage } from './DocumentPage';

export const AboutPage = () => <DocumentPage document={ABOUT} />;
