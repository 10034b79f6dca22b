import { Page, TextLink } from '@shuye/ui';
import { OutsideLinks } from '../../features/account/OutsideLinks.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useRoute } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './LegalScreen.module.css';
import { LEGAL_NOTE, UPDATED, type LegalText } from './LegalText.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { userAgreement } from './userAgreement.ts';

const PRIVACY = 'privacy-policy';

/** 隐私协议 and 用户协议, to which the login page leads [ROUTE-29] [ROUTE-30] [MISC-05] [MISC-06] (D-185). */
export default function LegalScreen() {
  const { feedbackUrl } = useServices();
  const route = useRoute();
  const isPrivacy = route?.name === PRIVACY;
  const text: LegalText = isPrivacy ? privacyPolicy : userAgreement;
  return (
    <Page bar={<BackBar title={route?.title} />}>
      <PageTitle />
      <p className={styles['note']}>更新日期：{UPDATED}</p>
      <p className={styles['paragraph']}>{text.opening}</p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className={styles['heading']}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles['paragraph']}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className={styles['note']}>{LEGAL_NOTE}</p>
      <ul className={styles['links']}>
        <li>
          <OutsideLinks>
            <TextLink tone="quiet" href={feedbackUrl}>
              意见反馈
            </TextLink>
          </OutsideLinks>
        </li>
        <li>
          <TextLink tone="quiet" href={isPrivacy ? paths.userAgreement() : paths.privacyPolicy()}>
            {isPrivacy ? '用户协议' : '隐私协议'}
          </TextLink>
        </li>
      </ul>
    </Page>
  );
}
