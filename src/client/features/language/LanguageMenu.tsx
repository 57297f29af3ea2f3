import { Languages } from 'lucide-react';
import { language, sentencesOf } from '../../../shared/languages/sentences';
import { site } from '../../platform/site';
import styles from './LanguageMenu.module.css';

const texts = sentencesOf('site');

/** Chooses the language of all pages for students; each language has its own name for itself. */
export function LanguageMenu() {
  if (site.languages.length < 2) return null;
  const choose = (chosen: string) =>
    void import('../../platform/change-language').then(({ changeLanguage }) => changeLanguage(chosen));
  return (
    <label className={styles.menu}>
      <Languages size={20} aria-hidden="true" />
      <select
        className={styles.select}
        aria-label={texts.language}
        value={language}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {site.languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {ownName(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}

const ownName = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};
