import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { departments } from '@/content/departments'
import { CardGrid } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { texts } from '@/texts/departments'
import { texts as pages } from '@/texts/pages'
import { DepartmentCard } from './DepartmentCard'

export default function DepartmentsPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <PageTitle>{pages.departments.title}</PageTitle>
      <Typography sx={{ mb: 4, maxWidth: '40rem', fontSize: '1.125rem' }}>{texts.intro}</Typography>
      <CardGrid ordered minWidth="20rem">
        {departments.map((department, index) => (
          <DepartmentCard key={department.id} department={department} number={index + 1} />
        ))}
      </CardGrid>
    </Container>
  )
}
