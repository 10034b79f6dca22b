import { BEANS_PER_YUAN } from '@shuye/core-domain/book';
import { OrderPayMode } from '@shuye/core-domain/host';
import { isLoggedInId } from '@shuye/core-domain/member';
import { chooseProduct, type TopUpProduct } from '@shuye/core-domain/order';
import { ActionBar, Button, EmptyView, OptionCard, Tag, TicketIllustration } from '@shuye/ui';
import { useCallback, useState } from 'react';
import { FailureNote } from '../../features/options/FailureNote.tsx';
import { OptionGroup } from '../../features/options/OptionGroup.tsx';
import { useHoldingsQuery } from '../../hooks/useHoldingsQuery.ts';
import { useSeenAgain } from '../../hooks/useSeenAgain.ts';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { productsQuery } from '../../queries/topUpQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './Products.module.css';
import { ProductsSkeleton } from './ProductsSkeleton.tsx';

interface ProductsProps {
  /** An order is on its way to the server or the cashier (D-168). */
  busy?: boolean;
  failure?: string;
  onPay: (product: TopUpProduct) => void;
}

const PROVIDERS: Readonly<Record<OrderPayMode, string>> = {
  [OrderPayMode.Bridge]: '支付宝支付',
  [OrderPayMode.Redirect]: '微信支付',
};

/** The amounts, the host's one way to pay, and the button [PAY-01] [PAY-09] [PAY-10] [PAY-18]. */
export function Products({ busy = false, failure, onPay }: ProductsProps) {
  const { client, host, toaster, userId } = useServices();
  const { data: products } = useScreenQuery(productsQuery(client, host.payMode));
  const { data: holdings, isError, refetch } = useHoldingsQuery();
  useSeenAgain(useCallback(() => isLoggedInId(userId()) && refetch(), [userId, refetch]));
  const [productId, setProductId] = useState<string>();

  if (!products) return <ProductsSkeleton />;
  if (products.length === 0) return <EmptyView illustration={<TicketIllustration />} message="暂时没有可充值的金额" />;

  const choice = chooseProduct(products, productId);
  const pay = () => (choice.chosen ? onPay(choice.product) : toaster.show(choice.message));
  return (
    <>
      <FailureNote message={failure} />
      <OptionGroup legend="充值金额" disabled={busy}>
        {products.map(({ productId: id, priceYuan, beans, tag }) => (
          <OptionCard
            key={id}
            name="product"
            value={id}
            checked={id === productId}
            onSelect={setProductId}
            title={<Beans beans={beans} />}
            price={
              <>
                ¥{priceYuan} {tag && <Tag tone="seal">{tag}</Tag>}
              </>
            }
          />
        ))}
      </OptionGroup>
      <dl className={styles['provider']}>
        <dt className={styles['name']}>支付方式</dt>
        <dd className={styles['value']}>{PROVIDERS[host.payMode]}</dd>
      </dl>
      <p className={styles['rate']}>{BEANS_PER_YUAN}书豆 = 1元</p>
      <ActionBar note={holdings || !isError ? `余额：${holdings?.balance ?? '…'}书豆` : '余额暂时没有取到，不影响充值'}>
        <Button variant="primary" wide busy={busy} onPress={pay}>
          {choice.chosen ? `支付¥${choice.product.priceYuan}` : '立即充值'}
        </Button>
      </ActionBar>
    </>
  );
}

/** The unit goes to the next line as a whole where the amount fills its own. */
function Beans({ beans }: { beans: number }) {
  return (
    <span className={styles['beans']}>
      <span className={styles['part']}>{beans}</span>
      <span className={styles['part']}>书豆</span>
    </span>
  );
}
